/*
 * What we use of `libheif-js`. Its own types do not say what its calls give.
 */

type Choice = { value: number };
/** `value` is 0 for success. */
type Outcome = { code: Choice };
type Handle = object & { code?: never };
type Plane = { data: Uint8Array; width: number; height: number; stride: number };
type Image = { channels: [Plane]; code?: never };

export type Libheif = {
  heif_context_alloc(): object;
  heif_context_read_from_memory(context: object, file: Uint8Array): Outcome;
  heif_js_context_get_primary_image_handle(context: object): Handle | Outcome;
  heif_image_handle_has_alpha_channel(handle: Handle): number;
  heif_js_decode_image2(handle: Handle, colours: Choice, chroma: Choice): Promise<Image | Outcome>;
  heif_colorspace: { heif_colorspace_RGB: Choice };
  heif_chroma: { heif_chroma_interleaved_RGB: Choice; heif_chroma_interleaved_RGBA: Choice };
};

/** The memory of WebAssembly, which Node's types leave out. `grow` takes pages of 64 KB. */
export type WasmMemory = { buffer: ArrayBuffer; grow(pages: number): number };
