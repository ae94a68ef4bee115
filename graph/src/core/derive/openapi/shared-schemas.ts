import { ERROR_STATUS } from '../../errors.ts';
import { HISTORY_ACTIONS } from '../../record-history.ts';
import type { JsonObject } from './schemas.ts';

const TEXT = { type: 'string' };
const RECORD = { type: ['object', 'null'] };

/** The schemas that belong to no resource: errors, and entries of a history. */
export const SHARED_SCHEMAS: JsonObject = {
  Error: {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message: TEXT,
      code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
      errors: {
        description: 'The errors of each field, the first 20 of them.',
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: { path: TEXT, message: TEXT },
        },
      },
      current: { description: 'With STALE_VERSION: the current record, unless it is over 16 KB.' },
    },
  },
  HistoryEntry: {
    type: 'object',
    required: ['id', 'version', 'action', 'by', 'at', 'before', 'after'],
    properties: {
      id: TEXT,
      version: { type: 'integer' },
      action: { type: 'string', enum: [...HISTORY_ACTIONS] },
      by: TEXT,
      at: { type: 'string', format: 'date-time' },
      before: RECORD,
      after: RECORD,
    },
  },
};
