// What the programs ask of the operating system beyond the libraries of C and C++: one way for POSIX systems
// (os_posix.cpp) and for Windows (os_windows.cpp). Texts and paths are UTF-8. What fails leaves its reason in
// errno.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace trictrac::os {

// Prepares the console for UTF-8 and, where it can, for colours. Called once, before anything is printed.
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
// Opens a file, byte for byte, that no program begun later inherits. Returns its number, or -1.
int open_file(const std::string& path, OpenMode how);
// Writes at a place of a file; returns how much was written, or -1.
std::ptrdiff_t write_at(int file, const char* text, std::size_t size, std::size_t place);
// Locks a file against other programs that lock it, until it is closed. Returns whether nobody else has.
bool lock_file(int file);
// Puts a file in the place of another. Returns whether it did.
bool replace_file(const std::string& from, const std::string& to);
// Opens again what stands for standard input; returns its number, or -1.
int open_standard_input();

// Holds the places of standard streams that are closed, so that no file opened later takes one of them.
void hold_standard_places();
bool is_terminal(int file);
// Reads a line of standard input; nothing at its end.
std::optional<std::string> read_line();
// Returns the columns of the terminal that standard output is.
std::optional<int> terminal_columns();
// Returns whether the terminal that standard output is shows colours, as far as the system says.
bool terminal_has_colours();
// Waits until a file that would have blocked takes more.
void wait_until_writable(int file);

// Calls `handle` at the first Ctrl-C, on a thread or in a signal handler; the second ends the program.
void handle_next_interrupt(void (*handle)());

}  // namespace trictrac::os
