import { Dialog } from '#pwa/ui/dialog.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { words } from './words.tsx'

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen title={words.helpDialog.title} onClose={onClose}>
      <div>
        {Object.values(words.helpDialog.questions).map(({ question, answer }, at) => (
          <Disclosure
            key={question}
            title={question}
            group="wallet-help"
            isInitiallyOpen={at === 0}
          >
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Dialog>
  )
}
