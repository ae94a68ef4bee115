/** The HTTP status of each refusal. */
const STATUSES = { UNSUPPORTED_IMAGE: 415, IMAGE_TOO_LARGE: 413, IMAGE_UNREADABLE: 422 } as const;

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
