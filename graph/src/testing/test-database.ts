/**
 * The address of a database on the server that `MONGODB_URI` names, with its options; the same name
 * gives the same database. `null` where tests use the embedded database.
 */
export function testDatabaseUri(name: string): string | null {
  const server = process.env.MONGODB_URI;
  if (!server) return null;
  return server.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)[^?]*/, `$1/karibu_${name}`);
}
