/** The data directory cannot be used; the message is one line that says why. */
export class DataDirectoryError extends Error {
  readonly reason: string;

  constructor(directory: string, reason: string) {
    super(`The data directory ${directory} cannot be used: ${reason}.`);
    this.name = 'DataDirectoryError';
    this.reason = reason;
  }
}

/** Another process, or another start in this one, already holds the data directory. */
export class DataDirectoryInUseError extends Error {
  constructor(directory: string) {
    super(`The data directory ${directory} is in use by another process.`);
    this.name = 'DataDirectoryInUseError';
  }
}

/** The database's worker ended although nobody closed it. */
export class EmbeddedDatabaseCrashedError extends Error {
  constructor(reason: string) {
    super(`The embedded database stopped unexpectedly: ${reason}`);
    this.name = 'EmbeddedDatabaseCrashedError';
  }
}
