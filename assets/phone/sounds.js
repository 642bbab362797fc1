// The beginning of a turn, felt and heard: after the cards were shown by a press, never before.

let context;

export function allowSounds() {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  try { context ??= Context && new Context(); context?.resume?.(); } catch { /* A phone without sound. */ }
}

export function announceTurn() {
  if (!context) return;
  try { navigator.vibrate?.(60); } catch { /* Not allowed on this phone. */ }
  if (context.state !== 'running') return;
  const now = context.currentTime;
  for (const [at, pitch] of [[0, 659], [0.11, 880]]) {
    const tone = context.createOscillator(), loud = context.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, now + at);
    loud.gain.exponentialRampToValueAtTime(0.12, now + at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.18);
    tone.connect(loud).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.2);
  }
}
