// Asks for what the app needs and older browsers lack; ES5, because they have to understand it.
;(function () {
  function hasAll() {
    var isTypeRead
    try {
      // No worker has this address: all that matters is whether the type of one is asked for.
      new Worker('http://:', {
        get type() {
          isTypeRead = true
        },
      })
    } catch (error) {
      return (
        isTypeRead &&
        [].toReversed &&
        AbortSignal.timeout &&
        BroadcastChannel &&
        DecompressionStream &&
        (navigator.locks || !isSecureContext) &&
        new OffscreenCanvas(1, 1).getContext('2d') &&
        CSS.supports('selector(html:has(dialog:modal))') &&
        CSS.supports('color', 'color-mix(in srgb,red,red)') &&
        CSS.supports('width', '1cqi') &&
        CSS.supports('width', '1dvh')
      )
    }
  }
  try {
    if (hasAll()) return
  } catch (error) {
    // What is not even named here is missing.
  }

  var notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.style.cssText = 'padding:1rem;background:#fff3d6;color:#3a2a00'
  notice.textContent =
    'This browser is too old for this site: parts of it do not work. Update it, or use Safari or iOS 16.4, Chrome or Edge 111, Firefox 121, or newer.'
  if (/verify/.test(location.pathname))
    notice.textContent +=
      ' To check a code now, scan it with the camera of a newer phone, or ask its holder for the link.'
  document.body.insertBefore(notice, document.body.firstChild)
  // Where the app cannot start, these would never answer; but a summary does without it.
  var dead = document.querySelectorAll('form,[inert]')
  for (var at = 0; at < dead.length; at++) {
    if (dead[at].tagName === 'SUMMARY') dead[at].removeAttribute('inert')
    else dead[at].parentNode.removeChild(dead[at])
  }
})()
