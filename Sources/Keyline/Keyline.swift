// Keyline
