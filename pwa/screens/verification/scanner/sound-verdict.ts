import { readScanSettings } from './scan-settings.ts'

interface Tone {
  hertz: number
  seconds: number
}

/**
 * Two short, high tones mean valid. Two longer, low tones mean any other verdict. The verifier can
 * hear the verdict without a look at the screen.
 */
const VALID: { tones: Tone[]; vibration: number[] } = {
  tones: [
    { hertz: 880, seconds: 0.09 },
    { hertz: 1320, seconds: 0.14 },
  ],
  vibration: [80],
}
const NOT_VALID: typeof VALID = {
  tones: [
    { hertz: 220, seconds: 0.28 },
    { hertz: 165, seconds: 0.42 },
  ],
  vibration: [250, 120, 250],
}
const LOUDNESS = 0.25
const FADE_S = 0.02

let opened: AudioContext | undefined

/**
 * Prepares the sound at the next press of a button or key. A verdict comes later than the press,
 * but an iPhone allows only a sound that was prepared during a press. Returns a function that stops
 * listening.
 */
export function readySound(): () => void {
  const listening = new AbortController()
  for (const press of ['click', 'keydown']) {
    addEventListener(press, handlePress, { capture: true, signal: listening.signal })
  }
  return () => listening.abort()
}

function handlePress() {
  if (readScanSettings().isSounding && 'AudioContext' in globalThis) openContext()
}

/** Opens the audio context. Before the first press on the page, the browser refuses to start it. */
function openContext(): AudioContext {
  opened ??= new AudioContext()
  if (opened.state !== 'running') void opened.resume()
  return opened
}

/** Reports the verdict by sound and vibration. Does nothing when the setting is off. */
export function soundVerdict(isValid: boolean): void {
  if (!readScanSettings().isSounding) return
  const { tones, vibration } = isValid ? VALID : NOT_VALID
  if ('vibrate' in navigator) navigator.vibrate(vibration)
  if ('AudioContext' in globalThis) play(openContext(), tones)
}

function play(context: AudioContext, tones: readonly Tone[]) {
  let at = context.currentTime
  for (const { hertz, seconds } of tones) {
    const oscillator = new OscillatorNode(context, { frequency: hertz })
    const loudness = new GainNode(context, { gain: 0 })
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime(LOUDNESS, at + FADE_S)
    loudness.gain.setValueAtTime(LOUDNESS, at + seconds - FADE_S)
    loudness.gain.linearRampToValueAtTime(0, at + seconds)
    oscillator.connect(loudness).connect(context.destination)
    oscillator.start(at)
    oscillator.stop(at + seconds)
    at += seconds
  }
}
