import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetFailures } from './lazy-part.tsx'
import { Button, ButtonLink } from './button.tsx'
import { MessagePage } from './message-page.tsx'
import { words } from './words.ts'

/** Shows a failure instead of the screen, until the visitor opens another screen. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary visit={key}>{children}</Boundary>
}

interface Props {
  visit: string
  children: ReactNode
}

class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ visit }: Props) {
    if (!this.state.hasFailed || visit === this.props.visit) return
    forgetFailures()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <RouteFailed /> : this.props.children
  }
}

/** The page that replaces a screen that threw an error or whose code could not be loaded. */
function RouteFailed() {
  return (
    <MessagePage
      tab={words.failed.tab}
      title={words.failed.title}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            {words.failed.reload}
          </Button>
          <ButtonLink to="/" reloadDocument>
            {words.failed.home}
          </ButtonLink>
        </>
      }
    >
      {words.failed.text}
    </MessagePage>
  )
}
