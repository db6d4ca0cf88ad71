import type { Noise } from './noises';

/** The noises of wood, bone and leather, made on the spot; no file is read. */
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

const APART = 0.16;

/** Plays sounds one after another at a `volume` from 0 to 1; silent until the user has touched the page. */
export function sound(noises: Noise[], volume: number): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  let at = context.currentTime + 0.01;
  for (const noise of noises) {
    MAKE[noise](context, out, at);
    at += noise === 'dice' ? APART * 2 : APART;
  }
}

const MAKE: Record<Noise, (c: AudioContext, out: AudioNode, at: number) => void> = {
  man: (c, out, at) => knock(c, out, at, { body: 210, ring: 1400, loud: 0.9, long: 0.09 }),
  jeton: (c, out, at) => knock(c, out, at, { body: 520, ring: 3200, loud: 0.35, long: 0.04 }),
  peg: (c, out, at) => {
    knock(c, out, at, { body: 150, ring: 900, loud: 0.8, long: 0.12 });
    knock(c, out, at + 0.07, { body: 260, ring: 1900, loud: 0.5, long: 0.05 });
  },
  sweep: (c, out, at) => {
    for (let i = 0; i < 9; i += 1)
      knock(c, out, at + i * 0.045 + jitter(0.02), { body: 190 + jitter(60), ring: 1300, loud: 0.45, long: 0.07 });
  },
  dice: (c, out, at) => {
    for (let i = 0; i < 4; i += 1)
      burst(c, out, at + i * 0.045, { type: 'lowpass', frequency: 520, loud: 0.5, long: 0.05 });
    let when = at + 0.2;
    for (let i = 0; i < 6; i += 1) {
      knock(c, out, when, { body: 620 + jitter(160), ring: 2500 + jitter(700), loud: 0.55 * 0.8 ** i, long: 0.035 });
      when += 0.035 + 0.012 * i + jitter(0.02);
    }
  },
};

/** Plays a knock on wood: a short crack over a low hum of the board. */
function knock(
  c: AudioContext,
  out: AudioNode,
  at: number,
  k: { body: number; ring: number; loud: number; long: number },
): void {
  const hum = c.createOscillator();
  hum.frequency.setValueAtTime(k.body * 1.3, at);
  hum.frequency.exponentialRampToValueAtTime(k.body, at + k.long);
  hum.connect(fading(c, out, at, k.loud * 0.6, k.long));
  hum.start(at);
  hum.stop(at + k.long);
  burst(c, out, at, { type: 'bandpass', frequency: k.ring, loud: k.loud, long: k.long * 0.5 });
}

function burst(
  c: AudioContext,
  out: AudioNode,
  at: number,
  b: { type: BiquadFilterType; frequency: number; loud: number; long: number },
): void {
  const source = c.createBufferSource();
  source.buffer = hiss ??= hissing(c);
  const filter = c.createBiquadFilter();
  filter.type = b.type;
  filter.frequency.value = b.frequency;
  filter.Q.value = 1.2;
  source.connect(filter).connect(fading(c, out, at, b.loud, b.long));
  source.start(at, Math.random() * 0.5, b.long);
}

function fading(c: AudioContext, out: AudioNode, at: number, loud: number, long: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  gain.connect(out);
  return gain;
}

function hissing(c: AudioContext): AudioBuffer {
  const buffer = c.createBuffer(1, c.sampleRate, c.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function jitter(much: number): number {
  return (Math.random() - 0.5) * much;
}
