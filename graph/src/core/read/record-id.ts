import mongoose from 'mongoose';
import { AppError } from '../errors.ts';

/** Throws BAD_REQUEST for text that is no record id (24 hexadecimal digits). */
export function parseId(id: string): mongoose.Types.ObjectId {
  if (!isId(id)) throw new AppError('BAD_REQUEST', 'The id is malformed');
  return new mongoose.Types.ObjectId(id);
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text);
}
