/** Remembers the last answer of a pure function, as long as its arguments are the same (`===`). */
export function latest<Arguments extends unknown[], Answer>(make: (...of: Arguments) => Answer) {
  let known: { of: Arguments; answer: Answer } | undefined;
  return (...of: Arguments): Answer => {
    if (!known?.of.every((each, index) => each === of[index])) known = { of, answer: make(...of) };
    return known.answer;
  };
}
