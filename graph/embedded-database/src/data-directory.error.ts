/** The data directory cannot be used. The message gives the reason in one line. */
export class DataDirectoryError extends Error {
  readonly reason: string;

  constructor(directory: string, reason: string) {
    super(`The data directory ${directory} cannot be used: ${reason}.`);
    this.name = 'DataDirectoryError';
    this.reason = reason;
  }
}

/** The data directory is locked, by another process or by an earlier start in this one. */
export class DataDirectoryInUseError extends Error {
  constructor(directory: string) {
    super(`The data directory ${directory} is in use by another process.`);
    this.name = 'DataDirectoryInUseError';
  }
}

/** The file of the database does not hold what was written to it. A backup must be restored. */
export class DatabaseDamagedError extends Error {
  readonly problem: string;

  constructor(directory: string, problem: string) {
    super(`The database in ${directory} is damaged: ${problem}.`);
    this.name = 'DatabaseDamagedError';
    this.problem = problem;
  }
}

/** The worker of the database ended before it was closed. */
export class EmbeddedDatabaseCrashedError extends Error {
  constructor(reason: string) {
    super(`The embedded database stopped unexpectedly: ${reason}`);
    this.name = 'EmbeddedDatabaseCrashedError';
  }
}
