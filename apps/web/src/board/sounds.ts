/** Short sounds, made when they are needed: partials of a struck body, which die away. */
export type Sound = 'place' | 'capture' | 'turn' | 'end';

interface Strike {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the beginning. */
  readonly at: number;
  /** Seconds until it has died away. */
  readonly lasts: number;
  /** Of 1. */
  readonly loud: number;
  readonly wave: OscillatorType;
}

const strike = (pitch: number, at = 0, lasts = 0.09, loud = 0.5, wave: OscillatorType = 'triangle'): Strike => ({
  pitch,
  at,
  lasts,
  loud,
  wave,
});

const SOUNDS: Readonly<Record<Sound, readonly Strike[]>> = {
  place: [strike(330), strike(840, 0, 0.03, 0.18, 'sine')],
  capture: [strike(220, 0, 0.12), strike(300, 0.05, 0.1), strike(980, 0, 0.03, 0.16, 'sine')],
  turn: [strike(587, 0, 0.18, 0.22, 'sine'), strike(880, 0.1, 0.25, 0.2, 'sine')],
  end: [strike(392, 0, 0.5, 0.25, 'sine'), strike(494, 0.14, 0.5, 0.25, 'sine'), strike(587, 0.28, 0.8, 0.25, 'sine')],
};

/** How loud all of it is. */
const VOLUME = 0.22;

let context: AudioContext | undefined;

/** Makes a sound; silent where the browser lets nothing sound yet. */
export const play = (sound: Sound): void => {
  // Before somebody has touched the page the browser forbids it, and says so.
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive === false) return;
  context ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  if (!context) return;
  const { destination, currentTime: now } = context;
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const { pitch, at, lasts, loud, wave } of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + at);
    volume.gain.exponentialRampToValueAtTime(loud * VOLUME, now + at + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    tone.connect(volume).connect(destination);
    tone.start(now + at);
    tone.stop(now + at + lasts + 0.02);
  }
};
