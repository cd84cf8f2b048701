# Che cosa dice il motore di Last Aurora oltre a `play/`.
