import { mongo } from 'mongoose';

/** Why MONGODB_URI does not lead to a database, and what helps, without the address or password. */
export function explainConnection(error: unknown): string {
  if (!(error instanceof Error)) return 'the database at MONGODB_URI cannot be reached';
  if (error.name === 'MongoParseError') {
    return 'MONGODB_URI is no address of a MongoDB; it looks like mongodb://user:password@host/karibu';
  }
  const causes = listCauses(error);
  if (causes.some(isRefusedLogin)) {
    return 'the database refuses the user or the password in MONGODB_URI';
  }
  const codes = causes.map((cause) => ('code' in cause ? String(cause.code) : cause.message));
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  if (has(/ENOTFOUND|EAI_AGAIN|ENODATA|querySrv/)) {
    return 'the host in MONGODB_URI is not known; check its name, and that this machine has DNS';
  }
  if (has(/ECONNREFUSED/)) {
    return 'nothing listens at the host and port in MONGODB_URI; check that MongoDB runs there';
  }
  return 'the database at MONGODB_URI does not answer; check its firewall and list of addresses';
}

function isRefusedLogin(cause: Error): boolean {
  // 18 is AuthenticationFailed, 8000 is how Atlas says so.
  return cause instanceof mongo.MongoServerError && [18, 8000].includes(Number(cause.code));
}

/** An error with all that caused it, the errors of single servers included. */
function listCauses(error: Error): Error[] {
  const found = new Set<Error>();
  const visit = (each: unknown): void => {
    if (!(each instanceof Error) || found.has(each)) return;
    found.add(each);
    visit(each.cause);
    if ('errors' in each && Array.isArray(each.errors)) each.errors.forEach(visit);
    const { servers } = ('reason' in each ? (each.reason ?? {}) : {}) as { servers?: Servers };
    for (const server of servers?.values() ?? []) visit(server.error);
  };
  visit(error);
  return [...found];
}

type Servers = Map<string, { error?: unknown }>;
