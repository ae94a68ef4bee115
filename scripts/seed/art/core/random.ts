/** A seeded source of numbers: the same seed always gives the same picture. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [low, high]. */
  whole(low: number, high: number): number;
  /** One of the given choices. */
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
};

/** Makes a generator (mulberry32) from any text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  };
}

/** FNV-1a over the text, as an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Smooth one-dimensional noise in [-1, 1], summed over octaves; period 1 at frequency 1. */
export function createNoise(seed: string, octaves = 4): (x: number) => number {
  const base = hashText(seed);
  const lattice = (i: number, octave: number) =>
    (hashNumber(base + i * 374761393 + octave * 668265263) / 4294967295) * 2 - 1;
  const single = (x: number, octave: number) => {
    const i = Math.floor(x);
    const f = x - i;
    const u = f * f * (3 - 2 * f);
    return lattice(i, octave) * (1 - u) + lattice(i + 1, octave) * u;
  };
  return (x) => {
    let sum = 0;
    let weight = 0;
    for (let o = 0; o < octaves; o++) {
      sum += single(x * 2 ** o, o) * 0.5 ** o;
      weight += 0.5 ** o;
    }
    return sum / weight;
  };
}

function hashNumber(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  return (h ^ (h >>> 16)) >>> 0;
}
