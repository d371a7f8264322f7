/**
 * A request to the reader of codes. It contains the file of a picture, or one frame of the camera.
 */
export type DecodeRequest = { id: number } & ({ file: Blob } | { frame: ImageBitmap })

export type ImageFault =
  | 'not an image'
  | 'another format'
  | 'too large'
  | 'too many pixels'
  | 'broken'
  | 'no code'
  | 'another kind'
  | 'no reader'

/**
 * The sentence for a QR code that is not a code of this product. Camera, picture and scanner all
 * use it. Nothing was checked.
 */
export const ANOTHER_KIND = 'That is another kind of QR code. Show the code of a credential.'

/** The text of a code of this product, or the reason why there is no such code. */
export type Reading = { text: string } | { fault: ImageFault; megapixels?: number }

export type DecodeAnswer = { id: number } & Reading
