/** Whether the page stands in a museum: its visitors learn a first relevé, and there is nothing else to open or to write in. */
export const kiosk = $state({ on: false });
