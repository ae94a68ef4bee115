import { MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { Int32, Long } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { MAX_MESSAGE_BYTES } from '../wire/frame.ts';
import type { Command } from './command.ts';

/** The MongoDB release with wire version 21. The handshake names both. */
export const VERSION = '7.0.0';
export const GIT_VERSION = 'karibu-embedded';
const MAX_WIRE_VERSION = 21;

/** The handshake of a stand-alone server: no transactions, no retryable writes, no compression. */
export const hello: Command = {
  fields: [
    'client',
    'compression',
    'helloOk',
    'hostInfo',
    'loadBalanced',
    'saslSupportedMechs',
    'speculativeAuthenticate',
    'backpressure',
  ],
  run: ({ name }, { connectionId }) => ({
    ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
    helloOk: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
  }),
};

export const buildInfo: Command = {
  fields: [],
  run: () => ({
    version: VERSION,
    gitVersion: GIT_VERSION,
    modules: [],
    versionArray: [7, 0, 0, 0],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    storageEngines: ['sqlite'],
  }),
};

export const connectionStatus: Command = {
  fields: ['showPrivileges'],
  run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
};

export const whatsMyUri: Command = { fields: [], run: () => ({ you: '127.0.0.1:0' }) };

export const serverStatus: Command = {
  fields: [],
  run: (_, { store }) => {
    return {
      host: 'localhost',
      version: VERSION,
      process: 'karibu-embedded',
      pid: Long.fromNumber(process.pid),
      uptime: process.uptime(),
      localTime: new Date(),
      storageEngine: { name: 'sqlite', persistent: true },
      catalogStats: { collections: new Int32(store.collections.size) },
    };
  },
};

export const getParameter: Command = {
  fields: ['featureCompatibilityVersion'],
  run: ({ body }) => {
    if (!body.has('featureCompatibilityVersion'))
      throw new MongoError('InvalidOptions', 'no option found to get');
    return { featureCompatibilityVersion: { version: '7.0' } };
  },
};
