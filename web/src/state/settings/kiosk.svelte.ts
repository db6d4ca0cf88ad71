/** On in a museum: visitors learn a first relevé, and can open or write nothing else. */
export const kiosk = $state({ on: false });
