import { useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'

export function ClearWorksheet({ onClear }: { onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Delete my answers
      </Button>
      <ConfirmDialog
        title="Delete your answers?"
        question="Everything you wrote in the companion is removed from this device. There is no other copy."
        confirmLabel="Delete answers"
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
