/** Moves the focus to the first wrong input after the errors are on the screen. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
