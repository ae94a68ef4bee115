/** A question about the content. It is pure, and answered once for each argument. */
export type Query<Argument extends string, Answer> = (argument: Argument) => Answer;

/** Remembers the answers of a pure question. */
export function query<Argument extends string, Answer>(
  answer: Query<Argument, Answer>,
): Query<Argument, Answer> {
  const answers = new Map<Argument, { value: Answer }>();
  return (argument) => {
    const known = answers.get(argument);
    if (known) return known.value;
    const value = answer(argument);
    answers.set(argument, { value });
    return value;
  };
}

/** Remembers the answer of a pure question that takes no argument. */
export function single<Answer>(answer: () => Answer): () => Answer {
  const remembered = query<'', Answer>(answer);
  return () => remembered('');
}
