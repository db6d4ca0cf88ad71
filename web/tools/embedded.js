// Runs before all else in embed.html: within somebody else's page nothing is kept or read, and browsers may forbid it.
const memory = Object.create({
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  },
  setItem(key, value) {
    this[key] = String(value);
  },
  removeItem(key) {
    delete this[key];
  },
});
Object.defineProperty(window, 'localStorage', { value: memory });
