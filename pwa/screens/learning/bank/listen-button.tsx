import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'
import { useEffect, useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { words } from './words.tsx'

/** The speed of the voice, a little slower than the browser's normal speed. */
const RATE = 0.9

/** Shows nothing when the browser cannot speak. */
export function ListenButton({ text }: { text: string }) {
  const [isSpeaking, setIsSpeaking] = useState(false)
  useEffect(() => {
    if (!isSpeaking) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = 'en-US'
    utterance.rate = RATE
    const end = () => setIsSpeaking(false)
    utterance.addEventListener('end', end)
    utterance.addEventListener('error', end)
    // Stops another text that may still be playing.
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
    return () => {
      utterance.removeEventListener('end', end)
      utterance.removeEventListener('error', end)
      speechSynthesis.cancel()
    }
  }, [isSpeaking, text])

  if (!('speechSynthesis' in globalThis)) return null
  return (
    <Button
      size="small"
      icon={isSpeaking ? <Square /> : <Volume2 />}
      onClick={() => setIsSpeaking(!isSpeaking)}
    >
      {isSpeaking ? words.example.stop : words.example.listen}
    </Button>
  )
}
