// How much room the window has.

/** The window of a table, while its page is there. */
export class Width {
  phone = $state(false);
  /** A phone held sideways, or a screen at 200 %: the map and the sheet stand side by side. */
  sideways = $state(false);

  constructor() {
    $effect(() => {
      const narrow = matchMedia('(max-width: 900px)');
      const lying = matchMedia('(max-width: 900px) and (orientation: landscape) and (max-height: 560px)');
      const look = (): void => {
        this.phone = narrow.matches;
        this.sideways = lying.matches;
      };
      look();
      narrow.addEventListener('change', look);
      lying.addEventListener('change', look);
      return () => {
        narrow.removeEventListener('change', look);
        lying.removeEventListener('change', look);
      };
    });
  }
}
