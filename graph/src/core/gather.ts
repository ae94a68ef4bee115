/** Does one thing for each item, and gives for each its result, or a promise of it. */
type Work<Place, Item, Result> = (
  place: Place,
  items: Item[],
) => Promise<readonly (Result | PromiseLike<Result>)[]>;

type Call<Item, Result> = { item: Item } & PromiseWithResolvers<Result>;

/**
 * Makes a function whose calls of the same moment, and for the same place, are answered by one run
 * of `work`: many rows that are written at once need few commands. Each run begins after its calls.
 */
export function gather<Place extends object, Item, Result>(
  work: Work<Place, Item, Result>,
): (place: Place, item: Item) => Promise<Result> {
  const waiting = new Map<Place, Call<Item, Result>[]>();

  async function run(place: Place): Promise<void> {
    const calls = waiting.get(place) ?? [];
    waiting.delete(place);
    try {
      const results = await work(
        place,
        calls.map(({ item }) => item),
      );
      for (const [index, call] of calls.entries()) call.resolve(results[index] as Result);
    } catch (error) {
      for (const call of calls) call.reject(error);
    }
  }

  return (place, item) => {
    const call = { item, ...Promise.withResolvers<Result>() };
    const calls = waiting.get(place);
    if (calls) calls.push(call);
    else {
      waiting.set(place, [call]);
      // By then everybody who can go on now has made a call.
      setImmediate(() => run(place));
    }
    return call.promise;
  };
}
