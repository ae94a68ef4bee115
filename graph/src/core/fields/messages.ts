/** What a message needs to name a field. */
export type Labelled = { label: string; requiredMessage?: string };

/** The message for a value that is missing or of the wrong type. */
export function typeMessage(options: Labelled, expected: string) {
  return (issue: { input?: unknown }): string =>
    issue.input === undefined || issue.input === null
      ? requiredMessage(options)
      : `${options.label} must be ${expected}`;
}

/** The message for a value that is missing. */
export function requiredMessage(options: Labelled): string {
  return options.requiredMessage ?? `${options.label} is required`;
}
