import { publicIdOf, type Recipe } from '@karibu/graph/contract';
import {
  CropUploadDocument,
  DeleteUploadDocument,
  FramedUploadsDocument,
  ListUploadDocument,
  OneUploadDocument,
  RemovedUploadsDocument,
  type RemovedUploadsQuery,
  RemoveUnusedUploadsDocument,
  ReplaceUploadDocument,
  RestoreRemovedUploadsDocument,
  UnusedUploadsDocument,
  type UploadFieldsFragment,
  UploadOriginalDocument,
  type UploadOriginalQuery,
  UploadTagsDocument,
  type UploadTagsQuery,
  UploadUsesDocument,
  type UploadUsesQuery,
} from '../generated/graphql.ts';
import { callApi } from './call-api.ts';

/** What is known of an uploaded picture. */
export type Upload = UploadFieldsFragment;

/** A record that shows a picture. */
export type UploadUse = UploadUsesQuery['uploadUses'][number];

/** The calls of the media library, beside the list of uploads itself. */
export const mediaCalls = {
  /** The uploaded picture at an address, or at one that it had; `null` for any other address. */
  async findUpload(address: string): Promise<Upload | null> {
    const public_id = publicIdOf(address);
    if (!public_id) return null;
    const variables = { filter: { public_id }, limit: 1 };
    const { uploads } = await callApi(ListUploadDocument, variables);
    const isThere = ({ url, ...upload }: Upload) =>
      address.startsWith(url.slice(0, url.indexOf(upload.public_id)));
    return uploads.items.find(isThere) ?? null;
  },
  /** The uploaded picture that crops are made of, and its size in pixels. */
  async getOriginal(id: string): Promise<UploadOriginalQuery['uploadOriginal']> {
    const { uploadOriginal } = await callApi(UploadOriginalDocument, { id });
    return uploadOriginal;
  },
  /** Crops and turns a picture in all records that show it; refused where it was changed since. */
  async cropUpload({ id, version }: Upload, recipe: Recipe): Promise<Upload> {
    const variables = { id, input: { ...recipe, version } };
    await callApi(CropUploadDocument, variables);
    const { upload } = await callApi(OneUploadDocument, { id });
    return upload;
  },
  /** What of a picture stays in sight when it is cropped; `null` for the middle. */
  async findFocus(publicId: string): Promise<Upload['focus'] | null> {
    return (await askTogether(publicId)).get(publicId) ?? null;
  },
  /** The tags that pictures have, and how many have each. */
  async getUploadTags(): Promise<UploadTagsQuery['uploadTags']> {
    const { uploadTags } = await callApi(UploadTagsDocument);
    return uploadTags;
  },
  /** The records that show a picture, by the id of its upload. */
  async getUploadUses(id: string): Promise<UploadUse[]> {
    const { uploadUses } = await callApi(UploadUsesDocument, { id });
    return uploadUses;
  },
  /**
   * Shows another picture wherever one is shown, both by their public ids; gives in how many
   * records.
   */
  async replaceUpload(from: string, to: string): Promise<number> {
    const variables = { input: { from, to } };
    const { replaceUpload } = await callApi(ReplaceUploadDocument, variables);
    return replaceUpload.count;
  },
  /** Deletes a picture by its public id; refused while a record shows it. */
  async deleteUpload(publicId: string): Promise<void> {
    const variables = { input: { public_id: publicId } };
    await callApi(DeleteUploadDocument, variables);
  },
  /** The pictures that no record shows, at most 1,000, those of the last day left out. */
  async getUnusedUploads(): Promise<Upload[]> {
    const { unusedUploads } = await callApi(UnusedUploadsDocument);
    const ids = unusedUploads.map(({ id }) => id);
    if (ids.length === 0) return [];
    const variables = { ids, limit: ids.length };
    const answer = await callApi(ListUploadDocument, variables);
    return answer.uploads.items;
  },
  /** Removes some of them, by their public ids; gives how many were still unused. */
  async removeUnusedUploads(publicIds: readonly string[]): Promise<number> {
    const variables = { input: { public_ids: publicIds.join(',') } };
    const { removeUnusedUploads } = await callApi(RemoveUnusedUploadsDocument, variables);
    return removeUnusedUploads.count;
  },
  /** How many removed pictures can be brought back, and until when. */
  async getRemovedUploads(): Promise<RemovedUploadsQuery['removedUploads']> {
    const { removedUploads } = await callApi(RemovedUploadsDocument);
    return removedUploads;
  },
  /** Brings them back; gives how many they were. */
  async restoreRemovedUploads(): Promise<number> {
    const { restoreRemovedUploads } = await callApi(RestoreRemovedUploadsDocument);
    return restoreRemovedUploads.count;
  },
};

type Focuses = Map<string, Upload['focus']>;

let asked: { publicIds: Set<string>; answer: Promise<Focuses> } | null = null;

/** Pictures that are drawn at the same moment are asked for in one call. */
function askTogether(publicId: string): Promise<Focuses> {
  if (!asked) {
    const publicIds = new Set<string>();
    const moment = new Promise((resolve) => setTimeout(resolve));
    const answer = moment.then(() => {
      asked = null;
      return readFocuses([...publicIds]);
    });
    asked = { publicIds, answer };
  }
  asked.publicIds.add(publicId);
  return asked.answer;
}

async function readFocuses(publicIds: string[]): Promise<Focuses> {
  const variables = { input: { public_ids: publicIds.join(',') } };
  const { framedUploads } = await callApi(FramedUploadsDocument, variables);
  return new Map(framedUploads.map(({ public_id, focus }) => [public_id, focus]));
}
