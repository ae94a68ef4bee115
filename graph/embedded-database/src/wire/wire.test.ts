import { connect, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const { BSON } = mongoose.mongo;

let test: TestDatabase;
let socket: Socket;
let replies: AsyncIterator<Buffer>;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => {
  socket = connect(decodeURIComponent(test.uri.replace('mongodb://', '')));
  replies = readMessages(socket);
});
afterEach(() => socket.destroy());

async function* readMessages(source: Socket): AsyncGenerator<Buffer, undefined> {
  let buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    buffer = Buffer.concat([buffer, chunk as Buffer]);
    while (buffer.length >= 4 && buffer.length >= buffer.readInt32LE(0)) {
      const length = buffer.readInt32LE(0);
      yield buffer.subarray(0, length);
      buffer = buffer.subarray(length);
    }
  }
}

function frame(operation: number, requestId: number, payload: Uint8Array): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + payload.length, 0);
  header.writeInt32LE(requestId, 4);
  header.writeInt32LE(operation, 12);
  return Buffer.concat([header, payload]);
}

function message(
  command: object,
  options: { flags?: number; sections?: Buffer[]; id?: number; tail?: Buffer } = {},
): Buffer {
  const flags = Buffer.alloc(4);
  flags.writeUInt32LE(options.flags ?? 0);
  const body = Buffer.concat([Buffer.from([0]), BSON.serialize({ ...command, $db: 'karibu' })]);
  const parts = [flags, ...(options.sections ?? []), body, ...(options.tail ? [options.tail] : [])];
  return frame(2013, options.id ?? 1, Buffer.concat(parts));
}

function sequence(name: string, documents: object[]): Buffer {
  const content = Buffer.concat([
    Buffer.from(`${name}\0`),
    ...documents.map((document) => BSON.serialize(document)),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeInt32LE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

async function nextReply() {
  const { value } = await replies.next();
  const reply = value as Buffer | undefined;
  if (!reply) return undefined;
  return {
    responseTo: reply.readInt32LE(8),
    operation: reply.readInt32LE(12),
    document: BSON.deserialize(reply.subarray(reply.readInt32LE(12) === 1 ? 36 : 21)),
  };
}

describe('framing', () => {
  it('accepts a message in pieces of one byte', async () => {
    for (const byte of message({ ping: 1 }, { id: 77 })) {
      await new Promise((resolve) => socket.write(Buffer.from([byte]), resolve));
    }
    expect(await nextReply()).toMatchObject({
      responseTo: 77,
      operation: 2013,
      document: { ok: 1 },
    });
  });

  it('accepts several messages in one piece', async () => {
    socket.write(Buffer.concat([message({ ping: 1 }, { id: 1 }), message({ ping: 1 }, { id: 2 })]));
    expect(await nextReply()).toMatchObject({ responseTo: 1 });
    expect(await nextReply()).toMatchObject({ responseTo: 2 });
  });

  it('accepts document sequences before the body', async () => {
    const sections = [sequence('documents', [{ _id: 1 }, { _id: 2 }])];
    socket.write(message({ insert: 'sequences' }, { sections }));
    expect(await nextReply()).toMatchObject({ document: { ok: 1, n: 2 } });
  });

  it('skips the checksum', async () => {
    socket.write(message({ ping: 1 }, { flags: 1, tail: Buffer.from([1, 2, 3, 4]) }));
    expect(await nextReply()).toMatchObject({ document: { ok: 1 } });
  });

  it('runs a command with moreToCome and sends no reply', async () => {
    socket.write(
      message(
        { insert: 'silent', documents: [{ _id: 1 }], writeConcern: { w: 0 } },
        { flags: 2, id: 5 },
      ),
    );
    socket.write(message({ count: 'silent' }, { id: 6 }));
    expect(await nextReply()).toMatchObject({ responseTo: 6, document: { n: 1 } });
  });

  it('says what is wrong with a document in a valid frame', async () => {
    const body = BSON.serialize({ ping: 1, $db: 'karibu' });
    body[4] = 0x20;
    socket.write(frame(2013, 8, Buffer.concat([Buffer.alloc(5), body])));
    expect(await nextReply()).toMatchObject({ responseTo: 8, document: { ok: 0, code: 22 } });
  });

  it('survives messages with any byte changed', async () => {
    const valid = message({ find: 'c', filter: { a: [1, 'x', { $gt: 1 }] } });
    for (let at = 0; at < valid.length; at += 1) {
      const changed = Buffer.from(valid);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      const other = connect(decodeURIComponent(test.uri.replace('mongodb://', '')));
      other.on('error', () => undefined).resume();
      const closed = new Promise((resolve) => other.on('close', resolve));
      other.end(changed);
      await closed;
    }
    expect(await test.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it.each<[string, Buffer]>([
    ['an unknown required flag', message({ ping: 1 }, { flags: 4 })],
    ['an unknown operation', frame(2012, 1, Buffer.alloc(20))],
    ['an impossible length', Buffer.from([0xff, 0xff, 0xff, 0x7f, ...Buffer.alloc(12)])],
    ['a negative length', Buffer.from([0xff, 0xff, 0xff, 0xff, ...Buffer.alloc(12)])],
    [
      'a body that is not BSON',
      frame(2013, 1, Buffer.from([0, 0, 0, 0, 0, 200, 0, 0, 0, 1, 2, 3])),
    ],
  ])('closes the connection on %s, and serves the others', async (_, bytes) => {
    socket.on('error', () => undefined);
    socket.write(bytes);
    expect(await nextReply()).toBeUndefined();
    expect(await test.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});

describe('the handshake', () => {
  it('answers OP_QUERY with OP_REPLY', async () => {
    const payload = Buffer.concat([
      Buffer.alloc(4),
      Buffer.from('admin.$cmd\0'),
      Buffer.from([0, 0, 0, 0, 255, 255, 255, 255]),
      BSON.serialize({ isMaster: 1, helloOk: true }),
    ]);
    socket.write(frame(2004, 9, payload));
    expect(await nextReply()).toMatchObject({
      responseTo: 9,
      operation: 1,
      document: { ismaster: true, helloOk: true, maxWireVersion: 21, ok: 1 },
    });
  });

  it('is that of a stand-alone server', async () => {
    const hello = await test.db.command({ hello: 1 });
    expect(hello).toMatchObject({
      isWritablePrimary: true,
      minWireVersion: 0,
      maxWireVersion: 21,
      logicalSessionTimeoutMinutes: 30,
      maxBsonObjectSize: 16777216,
      readOnly: false,
    });
    expect(hello).not.toHaveProperty('topologyVersion');
    expect(hello).not.toHaveProperty('setName');
    expect(hello).not.toHaveProperty('compression');
    expect(await test.db.admin().buildInfo()).toMatchObject({
      version: '7.0.0',
      versionArray: [7, 0, 0, 0],
    });
  });

  it('makes the driver refuse transactions', async () => {
    const session = test.client.startSession();
    const work = session.withTransaction(() => test.db.collection('t').insertOne({}, { session }));
    await expect(work).rejects.toThrow(/does not support retryable writes/);
    await session.endSession();
  });
});
