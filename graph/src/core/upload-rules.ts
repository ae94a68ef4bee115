/** The uses that an uploaded picture is filed under. */
const PICTURE_TYPES = ['tour', 'package', 'gallery', 'default'] as const;

/** What an upload is filed under: a use of a picture, or that it is a document. */
export const UPLOAD_TYPES = [...PICTURE_TYPES, 'document'] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

/** The largest upload that is accepted, in bytes. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

/** The largest picture that is accepted, in pixels. */
export const MAX_PIXELS = 100_000_000;

const MEGABYTES = `${MAX_UPLOAD_BYTES / 1024 ** 2} MB`;
const MEGAPIXELS = `${MAX_PIXELS / 1_000_000} megapixels`;

/** What people read about an upload above `MAX_UPLOAD_BYTES`. */
export const TOO_MANY_BYTES = `This picture is larger than ${MEGABYTES}. Make it smaller.`;

/** What people read about a document above `MAX_UPLOAD_BYTES`. */
export const DOCUMENT_LIMIT = `This document is larger than ${MEGABYTES}. Make it smaller.`;

/** What people read about a picture above `MAX_PIXELS`. */
export const TOO_MANY_PIXELS = `This picture has more than ${MEGAPIXELS}. Make it smaller.`;

/** Both limits, for the reference of the API. */
export const UPLOAD_LIMITS = `${MEGABYTES} or ${MEGAPIXELS}`;
