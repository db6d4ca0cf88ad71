// The list of fields: the parts of a message, an event or a call are declared once (kFields), and are parsed,
// printed (codec.h) and described (description.h) from that.
//
//   struct Rename {
//     std::string name;
//     static constexpr auto kFields = fields("Changes your name.", field<&Rename::name>("the new one"));
//   };
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace trictrac::contract {

// The least and greatest value of a number, or of the length of a list.
struct FieldLimits {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

// Limits of a number that has none but those of its type, such as the row of a person.
template <std::integral M>
inline constexpr FieldLimits kAnyNumber{0, std::numeric_limits<M>::max()};

// A closed list of words, by the name of its type.
struct WordList {
  std::string_view name;
  std::span<const std::string_view> words;
};

// The parts of a field that are the same for every type.
struct FieldNote {
  // The presence of a field in messages; a field of type std::optional may always be missing, unless it is
  // then null.
  enum class Need : std::uint8_t { Always, Printed, UnlessUsual, Filled, Null };

  std::string_view name;
  std::string_view says{};  // the end of the sentence "it is …", for the documentation
  FieldLimits limits{};
  Need need = Need::Always;
  const WordList* words = nullptr;
  std::string_view type{};  // if it is not the type of M: for JSON that only the page reads
};

// A field of type `M`, whatever its message: what reads, prints and describes it is compiled once for each M.
template <class M>
struct FieldOf : FieldNote {
  std::optional<std::string> (*check)(M&) = nullptr;

  static constexpr bool kOptional = requires(M m) { m.has_value(); };
  constexpr bool may_be_left_out() const { return (kOptional && need != Need::Null) || is_optional(); }
  constexpr bool may_be_missing() const {
    return need == Need::UnlessUsual || (kOptional && need != Need::Filled && need != Need::Null);
  }

 private:
  constexpr bool is_optional() const { return need != Need::Always && need != Need::Null; }
};

// Returns the value of a message that says nothing.
template <std::default_initializable T>
const T& usual_message() {
  static const T usual{};
  return usual;
}

// One field of a message `T`, of type `M`: a member, or what a function makes of the message, which is only
// printed.
template <class T, class M, class At = M T::*>
struct Field : FieldOf<M> {
  using Need = FieldNote::Need;

  At at;

  constexpr Field(std::string_view name, At at, std::string_view says = {})
      : FieldOf<M>{{.name = name, .says = says}}, at(at) {}

  // Limits a number to a range, or a list to a length.
  constexpr Field within(std::int64_t least, std::int64_t most) const { return within({least, most}); }
  constexpr Field within(FieldLimits given) const {
    Field f = *this;
    f.limits = given;
    return f;
  }
  // Makes the field optional if it has its usual value; it is printed all the same.
  constexpr Field or_usual() const { return with(Need::Printed); }
  // Makes the field optional, and leaves it out when printing, if it has its usual value.
  constexpr Field unless_usual() const { return with(Need::UnlessUsual); }
  // Makes the field optional in requests: the table fills it before it is printed.
  constexpr Field filled() const { return with(Need::Filled); }
  // Makes an absent optional value null in JSON, in place of leaving it out.
  constexpr Field or_null() const { return with(Need::Null); }
  // Limits a text to the words of a list.
  constexpr Field one_of(const WordList& list) const {
    Field f = *this;
    f.words = &list;
    return f;
  }
  // Names the type of what is printed as it is, in TypeScript.
  constexpr Field written_as(std::string_view name_of_type) const {
    Field f = *this;
    f.type = name_of_type;
    return f;
  }
  // Corrects the value that was read, or refuses it with the text that `put_right` returns, a whole sentence.
  constexpr Field checked(std::optional<std::string> (*put_right)(M&)) const {
    Field f = *this;
    f.check = put_right;
    return f;
  }

  bool is_printed(const M& value) const {
    if constexpr (FieldOf<M>::kOptional)
      return this->need == Need::Null || value.has_value();
    else if constexpr (requires { value.empty(); })
      return this->need != Need::UnlessUsual || !value.empty();
    else if constexpr (std::equality_comparable<M> && std::default_initializable<M>)
      return this->need != Need::UnlessUsual || !is_usual(value);
    else
      return true;
  }

 private:
  bool is_usual(const M& value) const {
    if constexpr (std::is_member_object_pointer_v<At> && std::default_initializable<T>)
      return value == usual_message<T>().*at;
    else
      return value == M{};
  }
  constexpr Field with(Need given) const {
    Field f = *this;
    f.need = given;
    return f;
  }
};

// Lists a member under another name than its own.
template <class T, class M>
constexpr Field<T, M> field(std::string_view name, M T::* at, std::string_view says = {}) {
  return {name, at, says};
}
// Lists what a function makes of a message.
template <class T, class M>
constexpr Field<T, M, M (*)(const T&)> field(std::string_view name, M (*make)(const T&)) {
  return {name, make};
}
template <class T, class M>
constexpr Field<T, M, M (T::*)() const> field(std::string_view name, M (T::*make)() const,
                                              std::string_view says = {}) {
  return {name, make, says};
}
template <std::default_initializable Lambda>
constexpr auto field(std::string_view name, Lambda make) {
  return field(name, +make);
}
template <std::default_initializable Lambda>
constexpr auto field(std::string_view name, std::string_view says, Lambda make) {
  auto made = field(name, +make);
  made.says = says;
  return made;
}

// Returns the end of a name behind `mark` in the text of __PRETTY_FUNCTION__, which is "… [with T =
// trictrac::Step; …]" by g++ and "… [T = …]" by clang.
constexpr std::string_view last_name(std::string_view text, std::string_view mark) {
  text.remove_prefix(text.find(mark) + mark.size());
  text = text.substr(0, text.find_first_of(";]"));
  return text.substr(text.rfind(':') + 1);
}
// Return the name of a type without its namespaces, and of a member.
template <class T>
constexpr std::string_view type_name() {
  return last_name(__PRETTY_FUNCTION__, "T = ");
}
template <auto kMember>
constexpr std::string_view member_name() {
  return last_name(__PRETTY_FUNCTION__, "kMember = ");
}

// Lists a member under its own name.
template <auto kMember>
constexpr auto field(std::string_view says = {}) {
  return field(member_name<kMember>(), kMember, says);
}

template <class... All>
struct FieldList {
  std::string_view name;  // of a message; an event has its name in kEventNames
  std::string_view says;  // its effect, as a sentence
  std::tuple<All...> all;
  bool is_frame = false;  // then its name is printed as the member `say`
};
// Returns the fields of both, under the name of the second.
template <class... A, class... B>
constexpr FieldList<A..., B...> operator+(const FieldList<A...>& a, const FieldList<B...>& b) {
  return {b.name, b.says, std::tuple_cat(a.all, b.all), b.is_frame};
}
// Calls `f` with each field of a list. (std::apply is slow to compile.)
template <class... All, class F>
constexpr void for_each_field(const FieldList<All...>& list, F f) {
  [&]<std::size_t... kAt>(std::index_sequence<kAt...>) {
    (f(std::get<kAt>(list.all)), ...);
  }(std::index_sequence_for<All...>{});
}
template <class... All>
constexpr FieldList<All...> fields(std::string_view says, All... all) {
  return {{}, says, {all...}};
}
// Lists members under their own names.
template <auto kFirst, auto... kOthers>
constexpr auto fields(std::string_view says) {
  return fields(says, field<kFirst>(), field<kOthers>()...);
}
template <class... All>
constexpr FieldList<All...> message(std::string_view name, std::string_view says, All... all) {
  return {name, says, {all...}};
}
// Lists the fields of a message of the server or the module, which is printed with its name.
template <class... All>
constexpr FieldList<All...> frame(std::string_view name, std::string_view says, All... all) {
  return {name, says, {all...}, true};
}
template <class... All>
constexpr FieldList<All...> frame(std::string_view name, std::string_view says, FieldList<All...> list) {
  return {name, says, list.all, true};
}
// Lists the fields of a message that no document describes.
template <class T, class... M>
constexpr FieldList<Field<T, M>...> message(std::string_view name, Field<T, M>... all) {
  return {name, {}, {all...}};
}

// The fields of message or event `T`: its member kFields, or a specialization for a type of another room.
template <class T>
inline constexpr auto kFields = [] {
  if constexpr (requires { T::kFields; })
    return T::kFields;
  else
    return nullptr;
}();
template <class T>
concept Listed = !std::is_same_v<decltype(kFields<T>), const std::nullptr_t>;

// The words of an enum type, as an EnumTable.
template <class Choice>
inline constexpr auto kWords = nullptr;
// The name of their type, where it is not the list of them.
template <class Choice>
inline constexpr std::string_view kWordsName{};

// A list of types.
template <class... T>
struct Types {};
template <class... A, class... B>
constexpr Types<A..., B...> operator+(Types<A...>, Types<B...>) {
  return {};
}

// One value of a list.
template <class List>
struct VariantOfTypes;
template <class... T>
struct VariantOfTypes<Types<T...>> {
  using type = std::variant<T...>;
};
template <class List>
using VariantOf = typename VariantOfTypes<List>::type;

}  // namespace trictrac::contract
