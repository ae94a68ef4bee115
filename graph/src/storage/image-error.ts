/** The HTTP status of each refusal. */
const STATUSES = { UNSUPPORTED_IMAGE: 415, IMAGE_TOO_LARGE: 413, IMAGE_UNREADABLE: 422 } as const;

// What people read whose picture is refused, whoever finds it out.
export const DAMAGED = 'This picture is damaged or incomplete. Save it again and retry.';
export const TAKES_TOO_LONG = 'This picture takes too long to process. Make it smaller.';
export const UNREADABLE_HEIC =
  'This HEIC picture cannot be read here. Export it as JPEG and upload that.';

export type ImageErrorCode = keyof typeof STATUSES;

/** A refused picture. `message` is for the person who uploaded it, `status` for HTTP. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly code: ImageErrorCode;
  readonly status: (typeof STATUSES)[ImageErrorCode];

  constructor(code: ImageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = STATUSES[code];
  }
}
