/** On where the page stands in a museum: visitors learn a first relevé; nothing else can be opened or written in. */
export const kiosk = $state({ on: false });
