/** What the reader is asked: a picture from a file, or one frame of the camera. */
export type DecodeRequest = { id: number } & ({ file: Blob } | { frame: ImageBitmap })

export type ImageFault =
  | 'not an image'
  | 'another format'
  | 'too large'
  | 'too many pixels'
  | 'broken'
  | 'no code'
  | 'no reader'

export type DecodeAnswer = { id: number } & ({ text: string } | { fault: ImageFault })
