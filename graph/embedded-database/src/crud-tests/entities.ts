import mongoose from 'mongoose';
import type { Fields, TestFile } from './test-file.ts';

const { MongoClient } = mongoose.mongo;
type Client = InstanceType<typeof MongoClient>;

/** What the tests of a file act on, by the names that the file gives. */
export type Entities = {
  all: Map<string, unknown>;
  /** The events of each client that its file asks for, in order. */
  events: Map<string, Fields[]>;
  close: () => Promise<void>;
};

/** Connects the clients and names the databases and collections of a file. */
export async function createEntities(
  uri: string,
  definitions: TestFile['createEntities'] = [],
): Promise<Entities> {
  const all = new Map<string, unknown>();
  const events = new Map<string, Fields[]>();
  const clients: Client[] = [];
  for (const definition of definitions) {
    for (const [kind, fields] of Object.entries(definition)) {
      const id = String(fields.id);
      if (kind === 'client') {
        const client = openClient(uri, fields, observe(events, id));
        clients.push(client);
        all.set(id, client);
      } else if (kind === 'session') {
        all.set(id, (all.get(String(fields.client)) as Client).startSession());
      } else {
        all.set(id, openNamespace(kind, fields, all));
      }
    }
  }
  const close = async () => void (await Promise.all(clients.map((client) => client.close())));
  return { all, events, close };
}

function observe(events: Map<string, Fields[]>, id: string): Fields[] {
  const observed: Fields[] = [];
  events.set(id, observed);
  return observed;
}

function openClient(uri: string, fields: Fields, observed: Fields[]): Client {
  const options = { ...(fields.uriOptions as Fields | undefined), monitorCommands: true };
  const client = new MongoClient(uri, options);
  const wanted = (fields.observeEvents ?? []) as string[];
  const ignored = [...HANDSHAKE, ...((fields.ignoreCommandMonitoringEvents ?? []) as string[])];
  for (const name of wanted.filter((each) => each.startsWith('command'))) {
    client.on(name.replace(/Event$/, '') as 'commandStarted', (event) => {
      if (!ignored.includes(event.commandName)) observed.push({ [name]: event });
    });
  }
  return client;
}

/** The format hides these commands unless a test asks for them. */
const HANDSHAKE = ['hello', 'isMaster', 'ismaster', 'configureFailPoint', 'endSessions'];

function openNamespace(kind: string, fields: Fields, all: ReadonlyMap<string, unknown>): unknown {
  if (kind === 'database') {
    const client = all.get(String(fields.client)) as Client;
    return client.db(String(fields.databaseName), fields.databaseOptions as never);
  }
  if (kind === 'collection') {
    const database = all.get(String(fields.database)) as ReturnType<Client['db']>;
    const options = fields.collectionOptions as never;
    return database.collection(String(fields.collectionName), options);
  }
  throw new Error(`this runner does not know entities of the kind ${kind}`);
}
