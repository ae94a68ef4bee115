import mongoose from 'mongoose';
import { assertMay } from '../access.ts';
import { AppError } from '../errors.ts';
import { defaultValues, type PlainRecord } from '../read/record.ts';
import type { Service } from '../service.ts';
import { parseValues } from './validate.ts';

/** The id of a single record, such as the settings. */
const SINGLE_ID = '000000000000000000000001';

/**
 * Turns a service into that of a single record, which is always there: until its first save it
 * holds the defaults at version 0.
 */
export function createSingle(standard: Service): Service {
  const { resource, model } = standard;
  const isSaved = async () => (await model.countDocuments({ _id: SINGLE_ID })) > 0;
  const refuse = async (): Promise<never> => {
    throw new AppError('NOT_FOUND', `There is only one record of ${resource.words.singular}`);
  };
  return {
    ...standard,
    create: refuse,
    remove: refuse,
    listHistory: (context, id, page) => standard.listHistory(context, meantId(id), page),
    getVersion: (context, id, version) => standard.getVersion(context, meantId(id), version),
    restore: (context, id, version) => standard.restore(context, meantId(id), version),
    async get(context) {
      assertMay(context, resource.read);
      if (await isSaved()) return standard.get(context, SINGLE_ID);
      return unsaved(defaultValues(resource.fields));
    },
    async update(context, _id, input, version) {
      assertMay(context, resource.write);
      if (!(await isSaved())) {
        // Refused before it is created: what cannot be saved leaves nothing.
        parseValues(resource.fields, input, 'update');
        await createFirst();
      }
      return standard.update(context, SINGLE_ID, input, version);
    },
  };

  /** The empty record is the base that the first save changes; two first saves make one record. */
  async function createFirst(): Promise<void> {
    const _id = new mongoose.Types.ObjectId(SINGLE_ID);
    const values = { ...defaultValues(resource.fields), version: 0 };
    await model.updateOne({ _id }, { $setOnInsert: values }, { upsert: true });
  }
}

/** Every id means the one record there is; what is no id stays, to be refused. */
function meantId(id: string): string {
  return /^[0-9a-f]{24}$/i.test(id) ? SINGLE_ID : id;
}

function unsaved(values: Record<string, unknown>): PlainRecord {
  const at = new Date(0).toISOString();
  return { ...values, id: SINGLE_ID, _id: SINGLE_ID, version: 0, createdAt: at, updatedAt: at };
}
