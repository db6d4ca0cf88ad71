// The operating system, as far as the libraries of C and C++ do not cover it: one interface for POSIX
// (os_posix.cpp) and Windows (os_windows.cpp). Texts and paths are UTF-8. Functions that fail leave the
// reason in errno.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace trictrac::os {

// Prepares the console for UTF-8 and, if it can, for colours. Call it once, before anything is printed.
void prepare_console();

// Returns the path that a text names.
std::filesystem::path path_of(const std::string& text);
// Returns a path as text.
std::string path_text(const std::filesystem::path& path);

enum class OpenMode : std::uint8_t {
  Read,
  Write,              // what is there
  CreateOrWrite,      // what is there, or a new file
  CreateOrOverwrite,  // the same, emptied
  CreateNew,          // only where nothing is there
};
// Opens a file in binary mode, so that child processes do not inherit it. Returns its descriptor, or -1.
int open_file(const std::string& path, OpenMode how);
// Writes `size` bytes at offset `place` of a file. Returns the number of bytes written, or -1.
std::ptrdiff_t write_at(int file, const char* text, std::size_t size, std::size_t place);
// Locks a file against other programs that lock it, until it is closed. Returns false if another holds the
// lock.
bool lock_file(int file);
// Renames `from` to `to`, replacing it. Returns whether it succeeded.
bool replace_file(const std::string& from, const std::string& to);
// Opens standard input once more. Returns its descriptor, or -1.
int open_standard_input();

// Reserves the descriptors of standard streams that are closed, so that no file opened later receives them.
void hold_standard_places();
bool is_terminal(int file);
// Reads a line of standard input; returns nullopt at its end.
std::optional<std::string> read_line();
// Returns the width in columns of the terminal on standard output, or nullopt if it is no terminal.
std::optional<int> terminal_columns();
// Returns whether standard output is a terminal that shows colours, as far as the system says.
bool terminal_has_colours();
// Waits until a file that would have blocked accepts more output.
void wait_until_writable(int file);

// Calls `handle` on the first Ctrl-C, on a thread or in a signal handler; a second Ctrl-C ends the program.
void handle_next_interrupt(void (*handle)());

}  // namespace trictrac::os
