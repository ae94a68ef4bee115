/** Numbers below a bound that look random and are the same in every run. */
export type Dice = (below: number) => number;

export function createDice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** One of them. Throws for an empty list. */
export function pickOne<Each>(dice: Dice, from: readonly Each[]): Each {
  const picked = from[dice(from.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
}
