// Only its precompiled headers are wanted: nearly all tests read these two.
