import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Makes the log: a JSON object on each line, on standard output unless `destination` is given.
 * Tokens, passwords in addresses and the addresses of previews are blotted out of every line.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { error: describeError },
    hooks: { streamWrite: withoutSecrets },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What the log says of an error and of its causes. The other members of an error are left out:
 * those of a driver or a parser may hold what somebody sent.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    name,
    message,
    code,
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** Each kind of secret, and what the log has in its place. The lines are JSON. */
const SECRETS: [RegExp, string][] = [
  [/\/preview\/[^"\s\\]+/gi, '/preview/…'],
  [/(\/admin\/password#)[\w-]+/gi, '$1…'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…'],
  [/\bBearer [^"\s\\]+/gi, 'Bearer …'],
  [/([?&](?:token|key|code|secret|password)=)[^"\s\\&]+/gi, '$1…'],
  [/(:\/\/)[^"\s\\/@]+@/g, '$1…@'],
];

/** What every secret holds. Most lines hold none of it, and are written as they are. */
const PERHAPS = /\/preview\/|password#|eyJ|Bearer |=|@/i;

function withoutSecrets(line: string): string {
  if (!PERHAPS.test(line)) return line;
  return SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), line);
}
