import type { ReactNode } from 'react'
import type { NamingClaim } from '#contracts/interop/dcql.ts'
import type { InteropFormat } from '#contracts/interop/visa-type.ts'
import { ANSWER_SENTENCES } from '#contracts/verification/answer-sentences.ts'
import type { Check } from '#contracts/verification/verdict.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  form: {
    title: "Ask the holder's wallet",
    about:
      'For holders who keep their credential in another wallet app. You are told its class and its last day, and whether it is in force now.',
    askAlso: 'Ask also for',
    claims: {
      holder_name: 'Name',
      passport_last_four: 'Last four digits of the passport',
    } satisfies Record<NamingClaim, string>,
    noNames:
      'You may not ask for names: an owner of this service says who may. Compare the person with the passport instead.',
    askByBrowser: 'Ask through this browser',
    showCode: 'Show a QR code',
    onThisDevice: 'Ask a wallet on this device',
    unknown: {
      title: 'The wallet does not know us?',
      about:
        'Some wallets will call us an unknown verifier: no public list names us, and the holder decides there. One that takes no request of ours at all may be older.',
      byAddress: 'Ask by our address, as older wallets want it',
      format: 'Ask for one format, as some wallets want it',
      anyFormat: 'Either format',
      formats: { 'dc+sd-jwt': 'SD-JWT VC', mso_mdoc: 'mdoc (ISO 18013-5)' } satisfies Record<
        InteropFormat,
        string
      >,
    },
  },
  waiting: {
    spoken: 'Waiting for the wallet.',
    scanTitle: 'Let the holder scan this',
    code: "QR code for the holder's wallet",
    scan: 'With the wallet app that holds the credential. It is good for one answer.',
    openTitle: 'Open the wallet on this device',
    open: 'Open the wallet',
    leadsBack:
      'After its answer, the wallet opens this page again. The answer is shown there, to you alone.',
    timeLeft: (countdown: ReactNode): ReactNode => <>Time left: {countdown}</>,
    away: 'No connection to the server just now. The wallet can go on; its answer is shown here as soon as the connection is back.',
    refused: {
      title: 'A wallet refused. This is not proven.',
      sentence:
        'Anybody who saw the code can send this. Ask the holder: a credential that their wallet shows still counts here.',
    },
    stop: 'Stop asking',
    browserTitle: 'The browser asks for a wallet',
    spinner: 'Waiting for the wallet…',
    choose:
      "Choose the wallet in the browser's own window, on this device or on a phone beside it.",
  },
  failures: {
    declined: {
      title: 'The wallet gave nothing',
      sentence:
        'Its holder said no, or it holds no credential of ours. Ask again, or ask for a code from our own wallet.',
    },
    expired: {
      title: 'No wallet showed a credential',
      sentence:
        'The request is over. Ask again; if the wallet takes no request of ours, ask for a code from our own wallet.',
    },
    unable: {
      title: 'This browser could not ask',
      sentence: 'It does not get on with that wallet. Show a QR code instead.',
    },
    nothingAsked: 'Nothing was asked',
    askAgain: 'Ask again',
  },
  disclosed: { name: 'Name, as issued', passport: 'Passport ends in' },
  /**
   * The words for the verdict on a wallet's answer. They never say "code", because the holder has
   * shown no code.
   */
  verdict: {
    checks: {
      text: 'Answer readable',
      shape: 'Answer complete',
      deviceSignature: "Signed by the holder's wallet",
      tokenTimes: 'Renewed in the wallet',
    } satisfies Partial<Record<Check, string>>,
    tooOld: 'Not renewed in the wallet',
    sentences: ANSWER_SENTENCES,
  },
}

export const words = wordsOf('verificationAsking', english)
