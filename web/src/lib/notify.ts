// Telling a person that it is their turn while they look elsewhere.

/** Asks the browser whether it may show notices. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

/** Shows a notice if the page is hidden and the browser allows it. */
export function notice(title: string, text: string, tag: string): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body: text, tag, icon: '/lamp.svg' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
