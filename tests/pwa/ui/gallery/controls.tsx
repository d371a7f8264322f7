import Crown from 'lucide-react/icons/crown'
import Shield from 'lucide-react/icons/shield'
import Trash2 from 'lucide-react/icons/trash-2'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import { CREDENTIAL_TYPES } from '#contracts/credentials/credential-type.ts'
import { Button, IconButton } from '#pwa/ui/button.tsx'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Menu, MenuButton, MenuLink, MenuSeparator } from '#pwa/ui/menu.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { Switch } from '#pwa/ui/switch.tsx'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { DateInput, TextArea, TextInput } from '#pwa/ui/text-input.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'

export function Menus() {
  return (
    <Menu trigger="Tools" title="Digital Visa System" align="end">
      <MenuLink to="/?visited=wallet" icon={<Wallet />}>
        Wallet
      </MenuLink>
      <MenuLink to="/?visited=console" icon={<Shield />}>
        Console
      </MenuLink>
      <MenuSeparator />
      <MenuButton
        onSelect={() => {
          showToast({ title: 'Chosen' })
        }}
      >
        Choose
      </MenuButton>
    </Menu>
  )
}

export function Buttons() {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <Button
        variant="primary"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Open dialog
      </Button>
      <Button
        onClick={() => {
          showToast({ title: 'Saved', description: 'Your change is kept.' })
        }}
      >
        Plain toast
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          showToast({ title: 'Error', description: 'It failed.', variant: 'destructive' })
        }}
      >
        Failing toast
      </Button>
      <Button
        variant="destructive"
        onClick={() => {
          setIsAsking(true)
        }}
      >
        Delete
      </Button>
      <Button variant="primary" isBusy>
        Issuing...
      </Button>
      <Button disabled>Disabled</Button>
      <IconButton label="Remove" icon={<Trash2 />} />
      <Dialog
        title="A dialog"
        description="It holds the focus."
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false)
        }}
        footer={
          <Button
            variant="primary"
            onClick={() => {
              showToast({ title: 'Told from the dialog' })
            }}
          >
            Tell
          </Button>
        }
      >
        <TextInput label="Reason" />
      </Dialog>
      <ConfirmDialog
        title="Delete user"
        question="Are you sure you want to delete this user? This action cannot be undone."
        confirmLabel="Delete it"
        isDestructive
        isOpen={isAsking}
        onConfirm={() => {
          setIsAsking(false)
          showToast({ title: 'Deleted' })
        }}
        onClose={() => {
          setIsAsking(false)
        }}
      />
    </div>
  )
}

export function Inputs() {
  const [isOn, setIsOn] = useState(false)
  const [isChecked, setIsChecked] = useState(true)
  return (
    <>
      <TextInput label="Name" hint="As in the passport." placeholder="Full legal name" />
      <TextInput label="Email" type="email" error="Enter a valid email address." isOptional />
      <PasswordInput label="Password" defaultValue="correct horse" />
      <Select
        label="Visa Type"
        placeholder="Choose one"
        defaultValue=""
        options={CREDENTIAL_TYPES.map((value) => ({ value, label: value }))}
      />
      <DateInput label="Issue Date" defaultValue="2026-08-12" />
      <DateInput label="Expiry Date" value="" />
      <TextArea label="Detailed Reason" />
      <Switch label="Refresh by itself" isOn={isOn} onChange={setIsOn} />
      <Checkbox label="I have seen this person." isChecked={isChecked} onChange={setIsChecked} />
    </>
  )
}

export function TabSample() {
  const [tab, setTab] = useTabInUrl('tab', ['overview', 'credentials', 'users'])
  return (
    <Tabs
      label="Sections"
      active={tab}
      onChange={setTab}
      tabs={[
        { id: 'overview', label: 'Overview' },
        { id: 'credentials', label: 'Credentials' },
        { id: 'users', label: 'Users', icon: <Crown /> },
      ]}
    >
      Panel of {tab}
    </Tabs>
  )
}

export function WaySample() {
  const [way, setWay] = useState<'type' | 'scan'>('type')
  return (
    <Tabs
      label="Ways"
      variant="pill"
      active={way}
      onChange={setWay}
      tabs={[
        { id: 'type', label: 'Type' },
        { id: 'scan', label: 'Scan' },
      ]}
    >
      Way to {way}
    </Tabs>
  )
}
