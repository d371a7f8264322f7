import { useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { words } from './words.tsx'

export function ClearWorksheet({ onClear }: { onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {words.clear.button}
      </Button>
      <ConfirmDialog
        title={words.clear.title}
        question={words.clear.question}
        confirmLabel={words.clear.confirm}
        isDestructive
        isOpen={isAsking}
        onConfirm={() => {
          onClear()
          setIsAsking(false)
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
