/** A request to the reader, with a picture from a file or one frame of the camera. */
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

/** The sentence for camera, picture and scanner when the QR code is not ours. Nothing was checked. */
export const ANOTHER_KIND = 'That is another kind of QR code. Show the code of a credential.'

/** The text of our code, or the reason why there is no code. */
export type Reading = { text: string } | { fault: ImageFault; megapixels?: number }

export type DecodeAnswer = { id: number } & Reading
