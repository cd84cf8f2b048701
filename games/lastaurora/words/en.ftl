# What the engine of Last Aurora says beyond `play/`.
