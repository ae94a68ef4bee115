import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { connectDatabase } from '@karibu/graph/database.ts';
import { mongo } from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { explainConnection } from './explain-connection.ts';
import { findFreePort } from './free-port.ts';

const explain = (address: string) =>
  connectDatabase(address).then(() => 'it answers', explainConnection);

/** Listens, and gives what it is sent to `answer`. */
async function listen(answer: (socket: Socket, message: Buffer) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (message) => answer(socket, message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const HELLO = {
  ...{ ok: 1, isWritablePrimary: true, ismaster: true, helloOk: true, maxWireVersion: 21 },
  ...{ minWireVersion: 0, maxBsonObjectSize: 16_777_216, saslSupportedMechs: ['admin.x'] },
};
const REFUSED = {
  ok: 0,
  code: 18,
  codeName: 'AuthenticationFailed',
  errmsg: 'Authentication failed.',
};

/** Greets as MongoDB does and refuses every login. */
function refuse(socket: Socket, message: Buffer): void {
  const isLegacy = message.readInt32LE(12) === 2004;
  const isHello = isLegacy || /hello|ismaster/i.test(message.toString('latin1'));
  const body = Buffer.from(mongo.BSON.serialize(isHello ? HELLO : REFUSED));
  const head = isLegacy ? 36 : 21;
  const answer = Buffer.concat([Buffer.alloc(head), body]);
  answer.writeInt32LE(answer.length, 0);
  answer.writeInt32LE(message.readInt32LE(4), 8);
  answer.writeInt32LE(isLegacy ? 1 : 2013, 12);
  if (isLegacy) answer.writeInt32LE(1, 32);
  socket.write(answer);
}

test('TRUST-13 each way in which MONGODB_URI leads nowhere has its own line', async () => {
  const soon = 'serverSelectionTimeoutMS=300';
  const silent = await listen(() => {});
  const refusing = await listen(refuse);
  const lines = [
    await explain('mongodb:/karibu'),
    await explain('https://db.example/karibu'),
    await explain('mongodb://nowhere.invalid/karibu?serverSelectionTimeoutMS=5000'),
    await explain(`mongodb+srv://nowhere.invalid/karibu?${soon}`),
    await explain(`mongodb://127.0.0.1:${await findFreePort()}/karibu?${soon}`),
    await explain(`mongodb://127.0.0.1:${silent}/karibu?${soon}`),
    await explain(
      `mongodb://amina:s3cret-word@127.0.0.1:${refusing}/karibu?serverSelectionTimeoutMS=5000`,
    ),
  ];
  expect(lines.map((line) => line.split(';')[0])).toEqual([
    'MONGODB_URI is no address of a MongoDB',
    'MONGODB_URI is no address of a MongoDB',
    'the host in MONGODB_URI is not known',
    'the host in MONGODB_URI is not known',
    'nothing listens at the host and port in MONGODB_URI',
    'the database at MONGODB_URI does not answer',
    'the database refuses the user or the password in MONGODB_URI',
  ]);
  expect(lines.join()).not.toContain('s3cret-word');
});
