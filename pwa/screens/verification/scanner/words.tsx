import type { ReactNode } from 'react'
import { wordsOf } from '#pwa/language/words.ts'
import { ANOTHER_KIND, type ImageFault } from './decode-messages.ts'

interface Fault {
  title: string
  text: string
}

export const english = {
  ways: {
    label: 'How to scan',
    manual: 'Manual Entry',
    image: 'Upload Image',
    camera: 'Camera Scan',
  },
  manual: {
    label: 'QR code data',
    placeholder: 'Paste the verification link, or the digits of the code',
    hint: 'A scanner that works as a keyboard needs no field: just scan.',
    verify: 'Verify Credential',
    paste: 'Paste from Clipboard',
    reset: 'Reset',
    toasts: {
      noInput: { title: 'Invalid Input', description: 'Please enter QR code data' },
      noAccess: { title: 'Clipboard Access Failed', description: 'Unable to read from clipboard' },
      noData: { title: 'No Data', description: 'Clipboard is empty' },
    },
  },
  counter: {
    verifying: 'Verifying credential…',
    successful: 'Verification Successful',
    verified: 'Valid credential verified',
    typeVerified: (type: string) => `Valid ${type} credential verified`,
    notChecked: 'Not Checked',
    failed: 'Verification Failed',
    /** The sentence for a failure without a message of the server. */
    notVerified: 'Verification failed',
    errorOf: (sentence: string) => `Verification Error: ${sentence}`,
    tryAgain: 'Try Again',
    next: 'Next',
    clearsIn: (countdown: ReactNode): ReactNode => <>Clears in {countdown}</>,
    keep: 'Keep',
    stays: 'Stays until you press Next, or N.',
    options: {
      label: 'Scanning',
      tally: (valid: string, notValid: string) =>
        `Since this page was opened: ${valid} valid, ${notValid} not valid`,
      sound: 'Sound and vibration',
      soundHint: 'One for valid, another for all else.',
      goesOn: 'Next one by itself',
      goesOnHint: 'After a code before the camera, the verdict makes room for the next one.',
    },
  },
  reader: {
    anotherKind: { title: 'Not the code of a credential', text: ANOTHER_KIND },
    camera: {
      label: 'Camera',
      start: 'Start the Camera',
      numbered: (number: string) => `Camera ${number}`,
      light: 'Light',
      starting: 'Starting the camera…',
      tryAgain: 'Try Again',
      hints: {
        hold: 'Hold the code 15 to 25 cm from the camera. It scans automatically.',
        held: 'This code was checked. Show the next one.',
        paused:
          'Your device has paused the camera, for a call or another program. It goes on by itself.',
        noReader:
          'The reader of codes did not start. Load this page again, or paste what the code contains.',
      },
      faults: {
        refused: {
          title: 'The camera was refused',
          text: 'Allow the camera for this site in the settings of your browser, then try again. Until then, upload a picture of the code or paste what it contains.',
        },
        missing: {
          title: 'No camera found',
          text: 'Connect a camera and try again, or use a scanner, a picture of the code, or its text.',
        },
        busy: {
          title: 'The camera does not start',
          text: 'Another program may be using it. Close that program, then try again.',
        },
        ended: {
          title: 'The camera has stopped',
          text: 'It was unplugged, or a call or another program took it. Try again, or upload a picture of the code.',
        },
        insecure: {
          title: 'No camera on this connection',
          text: 'Browsers open the camera only for pages served securely. Open this page by its https address, or use one of the other two ways.',
        },
      },
    },
    picture: {
      reading: 'Reading the picture…',
      choose: 'Choose a picture of the code',
      chooseHint:
        'or drop it here. PNG, JPEG or WebP, up to 10 MB. It is read on this device and sent nowhere.',
      megapixels: (count: string) => `The picture has ${count} megapixels.`,
      faults: {
        'not an image': { title: 'Invalid File', text: 'Please select an image file' },
        'another format': {
          title: 'Invalid File',
          text: 'PNG, JPEG and WebP are read here. Take a screenshot of the picture, and choose that.',
        },
        'too large': {
          title: 'Image too large',
          text: 'The file has more than 10 MB. Use a smaller picture, or crop it to the code.',
        },
        'too many pixels': {
          title: 'Image too large',
          text: 'Up to 200 megapixels are read. Use a smaller picture, or crop it to the code.',
        },
        broken: {
          title: 'Image cannot be read',
          text: 'The file is damaged or incomplete. Take the picture again.',
        },
        'no code': {
          title: 'No QR code found',
          text: 'Take the picture again from nearer, sharp, level and without reflections.',
        },
        'no reader': {
          title: 'The reader did not start',
          text: 'Check your connection and load this page again, or paste what the code contains.',
        },
      } satisfies Record<Exclude<ImageFault, 'another kind'>, Fault>,
    },
  },
}

export const words = wordsOf('verificationScanner', english)
