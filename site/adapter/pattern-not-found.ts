type Edit = {
  /** The file that edits what the framework writes. */
  file: string;
  /** What that file looks for, in words or as it is written. */
  pattern: string;
  /** Where the framework decides what it writes. */
  lookAt: string;
};

/** The error of an edit that does not find its pattern in what a framework wrote. */
export function patternNotFound({ file, pattern, lookAt }: Edit): Error {
  return new Error(
    `${file} did not find its pattern: ${pattern}. The framework writes something else now. ` +
      `Look at ${lookAt}, then change the pattern or remove the edit. ` +
      'docs/decisions/0024-what-edits-a-framework-fails-loudly.md says what each edit saves.',
  );
}
